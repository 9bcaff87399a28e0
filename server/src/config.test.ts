import { readConfig } from './config'

it('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({
    HEOROT_PORT: 8080,
    HEOROT_DATA: './data',
    HEOROT_METRICS_PORT: 9464,
  })
  expect(readConfig({ HEOROT_PORT: '', DATABASE_URL: '' })).toMatchObject({ HEOROT_PORT: 8080 })
})

it('says each mistake in one sentence', () => {
  expect(
    readConfig({ HEOROT_PORT: 'http', DATABASE_URL: 'mysql://x', HEOROT_ORIGINS: 'https://a, https://b' }),
  ).toEqual({
    mistakes: [
      'HEOROT_PORT must be a port from 0 to 65535, not "http".',
      'DATABASE_URL must be an address that begins with postgres://, not "mysql://x".',
    ],
  })
})

it('never repeats a secret', () => {
  const read = readConfig({ HEOROT_MONITOR_PASSWORD: 'short' })
  expect(JSON.stringify(read)).not.toContain('short')
})
