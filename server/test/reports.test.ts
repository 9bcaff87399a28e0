import type { Report } from '@heorot/shared'
import { postJson, sharedHall } from './support/harness'
import { Visitor } from './support/Visitor'

const hall = sharedHall()

const report = (body: unknown) => postJson(`${hall.url}/api/reports`, body)

it('keeps a moment of a finished match and somebody’s words', async () => {
  const { code, token } = await hall.create({ bots: ['thrall', 'thrall'], sit: false })
  expect((await report({ record: `${code}-1`, step: 3 })).status).toBe(404)
  const host = await Visitor.join(hall.url, code, { token })
  await host.host({ do: 'start' })
  await host.until('the end', ({ table }) => table.phase === 'finished')
  await host.leave()

  const sent = await report({ record: `${code}-1`, step: 3, note: 'the boar\nscored twice' })
  expect(sent.status).toBe(201)
  const { id } = (await sent.json()) as { id: string }
  const kept = (await (await hall.get(`/api/reports/${id}`)).json()) as Report
  expect(kept).toMatchObject({ id, record: `${code}-1`, step: 3, note: 'the boar\nscored twice' })
})

it('refuses what is no report, and knows none it was not given', async () => {
  const wrong = [null, {}, { record: 'x', step: 1 }, { record: 'ABCD2345-1', step: -1 }]
  const long = { record: 'ABCD2345-1', step: 1, note: 'x'.repeat(1001) }
  const backwards = { record: 'ABCD2345-1', step: 1, note: 'twice\u202e' }
  expect(await (await report(backwards)).json()).toEqual({
    refusal: { reason: 'text-invisible' },
    error: 'text-invisible',
  })
  for (const body of [...wrong, long]) expect((await report(body)).status).toBe(400)
  expect((await report({ record: 'ABCD2345-1', step: 1 })).status).toBe(404)
  expect((await hall.get('/api/reports/NOTHERE2')).status).toBe(404)
})
