/** POST over a connection of its own, so that its bytes belong to whoever asked. */
import { request } from 'node:http'
import { json } from 'node:stream/consumers'

export const postForJson = (url: string, body: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json' },
    })
    call.once('error', reject)
    call.once('response', response => {
      const answer = json(response)
      if (response.statusCode === 200 || response.statusCode === 201) answer.then(resolve, reject)
      else
        answer.then(
          said => reject(new Error(`${url}: ${response.statusCode} ${JSON.stringify(said)}`)),
          () => reject(new Error(`${url}: ${response.statusCode}`)),
        )
    })
    call.end(JSON.stringify(body))
  })
