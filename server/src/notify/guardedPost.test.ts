import dns from 'node:dns'
import { createServer, type Server } from 'node:http'
import { listening } from '../../test/support/freePort'
import { ForbiddenAddress, guardedPost, type PostRules, readAddress } from './guardedPost'

const STRICT: PostRules = { allowPrivate: false }
const allowed = (url: string, rules = STRICT) => readAddress(url, rules) !== null

it.each([
  ...['http://example.org/', 'ftp://example.org/', 'https://', 'example.org', 'javascript:alert(1)'],
  ...['file:///etc/passwd', 'https://user:secret@example.org/', 'https://127.0.0.1/', 'https://127.1/'],
  ...['https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/', 'https://0/'],
  ...['https://10.0.0.1/', 'https://169.254.169.254/', 'https://[::1]/', 'https://[::]/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[fd00::1]/', 'https://[fe80::1]/'],
  ...['https://[64:ff9b::7f00:1]/', 'https://[2002:7f00:1::]/', 'https://[::127.0.0.1]/'],
  ...['https://[::ffff:0:127.0.0.1]/', 'https://[64:ff9b:1::a00:1]/', 'https://[fec0::1]/'],
  ...['https://[ff02::1]/', 'https://[2001:0:7f00:1::]/', 'https://[fe80::1%25eth0]/'],
  ...['https://[0:0:0:0:0:0:0:1]/'],
  // Mail, SSH and database ports never serve webhooks.
  ...['https://example.org:25/', 'https://example.org:22/', 'https://8.8.8.8:1023/'],
  ...['https://example.org:0/'],
  ...['https://192.168.1.1:8443/', 'https://１２７.０.０.１/', 'https://100.64.0.1/'],
])('does not call %s', url => expect(allowed(url)).toBe(false))

it.each([
  ...['https://discord.com/api/webhooks/1/x', 'https://ntfy.sh/topic', 'https://8.8.8.8/'],
  ...['https://example.org:443/', 'https://ntfy.example.org:8443/topic', 'https://[2606:4700::1]/'],
])('may call %s', url => expect(allowed(url)).toBe(true))

it('calls the own network only with the operator’s permission', () => {
  expect(allowed('http://127.0.0.1:9000/', { allowPrivate: true })).toBe(true)
  expect(allowed('https://192.168.1.1/', { allowPrivate: true })).toBe(true)
  expect(allowed('http://192.168.1.1:80/', { allowPrivate: true })).toBe(true)
  expect(allowed('http://192.168.1.1:25/', { allowPrivate: true })).toBe(false)
  expect(allowed('ftp://127.0.0.1/', { allowPrivate: true })).toBe(false)
})

/** A name that leads to these addresses. */
const to =
  (...addresses: string[]): NonNullable<PostRules['resolve']> =>
  (_, done) => {
    const found = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
    done(null, found)
  }

const post = (url: string, rules: PostRules) => guardedPost({ url, headers: {}, body: 'x' }, rules)

it.each([
  ...['127.0.0.1', '10.0.0.8', '::1', '::ffff:127.0.0.1', 'fd00::1', '8.8.8.8 127.0.0.1'],
  ...['169.254.169.254'],
])('does not connect where a name leads to %s', async address => {
  await expect(
    post('https://rebinding.example.org/', { ...STRICT, resolve: to(...address.split(' ')) }),
  ).rejects.toThrow(ForbiddenAddress)
})

it('resolves once, so that a second answer cannot lead elsewhere', async () => {
  const resolve = jest.fn(to('8.8.8.8')).mockImplementationOnce(to('127.0.0.1'))
  await expect(post('https://rebinding.example.org/', { ...STRICT, resolve })).rejects.toThrow(
    ForbiddenAddress,
  )
  expect(resolve).toHaveBeenCalledTimes(1)
})

it('asks DNS for public names without the threads that files are read in', async () => {
  const systemLookup = jest.spyOn(dns, 'lookup')
  await expect(post('https://nobody.invalid/', STRICT)).rejects.toThrow()
  expect(systemLookup).not.toHaveBeenCalled()
})

describe('with a receiver in the own network', () => {
  let server: Server
  let url: string
  const paths: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      paths.push(request.url ?? '')
      if (request.url === '/away') response.writeHead(302, { location: '/hook' }).end()
      else if (request.url === '/endless') {
        response.writeHead(200)
        const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
        response.on('close', () => clearInterval(more))
      } else response.writeHead(204).end()
    })
    url = `http://127.0.0.1:${await listening(server)}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('reaches it with permission, follows no redirect, and reads no answer', async () => {
    const rules = { allowPrivate: true }
    expect(await post(`${url}/hook`, rules)).toBe(204)
    expect(await post(`${url}/away`, rules)).toBe(302)
    expect(await post(`${url}/endless`, rules)).toBe(200)
    expect(paths).toEqual(['/hook', '/away', '/endless'])
  })

  it('sends nothing there without it', async () => {
    await expect(post(`${url}/hook`, STRICT)).rejects.toThrow(ForbiddenAddress)
    expect(paths).toHaveLength(3)
  })
})
