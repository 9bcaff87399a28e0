import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './config'
import { tempFolder } from '../../test/support/tempFolder'

const mistakesOf = (env: Record<string, string>) => (readConfig(env) as { mistakes?: string[] }).mistakes

it('needs nothing to be set', () => {
  const defaults = { HEOROT_PORT: 8080, HEOROT_DATA: './data', HEOROT_METRICS_PORT: 9464 }
  expect(readConfig({})).toMatchObject(defaults)
  expect(readConfig({ HEOROT_PORT: '', DATABASE_URL: '' })).toMatchObject({ HEOROT_PORT: 8080 })
})

it('says each mistake in one sentence', () => {
  const wrong = { HEOROT_PORT: 'http', DATABASE_URL: 'mysql://x', HEOROT_METRICS_PORT: 'none' }
  expect(mistakesOf({ ...wrong, HEOROT_ORIGINS: 'https://a, https://b' })).toEqual([
    'HEOROT_PORT must be a port from 0 to 65535, not "http".',
    'DATABASE_URL must be an address that begins with postgres://.',
    'HEOROT_METRICS_PORT must be a port from 0 to 65535, or "off", not "none".',
  ])
})

it('reads the public address as an origin', () => {
  expect(readConfig({ HEOROT_PUBLIC_URL: 'https://Play.Example.org/' })).toMatchObject({
    HEOROT_PUBLIC_URL: 'https://play.example.org',
  })
  const words = 'the address people open, without a path, such as https://play.example.org'
  for (const wrong of ['play.example.org', 'ftp://a.example', 'https://a.example/heorot', 'https://'])
    expect(mistakesOf({ HEOROT_PUBLIC_URL: wrong })).toEqual([
      `HEOROT_PUBLIC_URL must be ${words}, not "${wrong}".`,
    ])
})

it('never repeats a secret', () => {
  const read = readConfig({ HEOROT_MONITOR_PASSWORD: 'short', DATABASE_URL: 'mysql://u?password=mead' })
  expect(read).toHaveProperty('mistakes')
  expect(JSON.stringify(read)).not.toMatch(/short|mead/)
})

describe('a secret in a file', () => {
  const folder = tempFolder('secrets')
  const fileWith = (text: string) => {
    const file = join(folder, 'secret')
    writeFileSync(file, text)
    return file
  }

  it('is read without the line break that editors leave', () => {
    const file = fileWith('swordfish\n')
    expect(readConfig({ HEOROT_MONITOR_PASSWORD_FILE: file })).toMatchObject({
      HEOROT_MONITOR_PASSWORD: 'swordfish',
    })
    expect(readConfig({ DATABASE_URL_FILE: fileWith('postgres://u:p@h/d\r\n') })).toMatchObject({
      DATABASE_URL: 'postgres://u:p@h/d',
    })
  })

  it('is never repeated either', () => {
    expect(mistakesOf({ DATABASE_URL_FILE: fileWith('mysql://u:p@h/d') })).toEqual([
      'DATABASE_URL must be an address that begins with postgres://.',
    ])
  })

  it('is asked for in a sentence where it cannot be read, is empty, or is given twice', () => {
    expect(mistakesOf({ DATABASE_URL_FILE: join(folder, 'nowhere') })).toEqual([
      `DATABASE_URL_FILE names a file that cannot be read (ENOENT): ${join(folder, 'nowhere')}.`,
    ])
    expect(mistakesOf({ HEOROT_MONITOR_PASSWORD_FILE: fileWith('\n') })).toEqual([
      `HEOROT_MONITOR_PASSWORD_FILE names a file that is empty: ${join(folder, 'secret')}.`,
    ])
    const twice = {
      HEOROT_MONITOR_PASSWORD_FILE: fileWith('swordfish'),
      HEOROT_MONITOR_PASSWORD: 'grendel12',
    }
    expect(mistakesOf(twice)).toEqual([
      'HEOROT_MONITOR_PASSWORD and HEOROT_MONITOR_PASSWORD_FILE are both set: leave one of them out.',
    ])
  })
})

it('wants all of what several processes need, or nothing of it', () => {
  const cluster = {
    HEOROT_NODE: 'a',
    HEOROT_PEER_ADDRESS: 'http://game-a:8080',
    DATABASE_URL: 'postgres://postgres/heorot',
  }
  expect(readConfig(cluster)).toMatchObject(cluster)
  expect(readConfig({ DATABASE_URL: cluster.DATABASE_URL })).toMatchObject({ HEOROT_PORT: 8080 })
  for (const missing of Object.keys(cluster))
    expect(mistakesOf({ ...cluster, [missing]: '' })).toEqual([expect.stringContaining('belong together')])
})
