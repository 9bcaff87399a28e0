import type { WebhookKind } from '@heorot/shared'
import type { TableNotice } from './notice'
import { webhookPost } from './webhookPost'

const post = (kind: WebhookKind, name: string) => {
  const notice: TableNotice = { id: 'id', kind: 'turn', code: 'K7MWPD3X', name, others: [], deadline: null }
  return webhookPost(
    { kind, url: 'https://a.example', language: 'en' },
    notice,
    'https://b.example/t/K7MWPD3X',
  )
}
const said = (kind: 'discord' | 'slack', name: string) => {
  const { text, content } = JSON.parse(String(post(kind, name).body)) as { text?: string; content?: string }
  return text ?? content
}

const FORMATTED = [
  ...['*b*', '_i_', '~s~', '`c`', ':tada:', '@here', '#general', 'https://c.example', 'c.example/x'],
]

test.each(FORMATTED)('Slack sees nothing to format or link in the name "%s"', name => {
  const [shown = '', link] = said('slack', name)!.split(', it’s your turn. ')
  expect(link).toBe('<https://b.example/t/K7MWPD3X>')
  expect(shown).not.toMatch(/[*_~`@#]|:\S|\.\S/)
  expect([...shown]).toHaveLength(name.length)
})

test('Slack shows the characters of its own markup as they are, and no quotation', () => {
  expect(said('slack', '<!channel> & <@U1>')).toMatch(/^&lt;!channel&gt; &amp; &lt;＠U1&gt;, /)
  expect(said('slack', '> J. R.: no')).toMatch(/^＞ J. R.: no, /)
})

test.each([
  ...FORMATTED,
  ...['- item', '1. item', '> quote', '# head', '||s||', '[x](https://c.example)', '<@1>', '\\'],
])('Discord sees no markup in the name "%s", and mentions nobody', name => {
  const escaped = name.replace(/[^\w\s]|_/g, '\\$&')
  expect(said('discord', name)).toBe(`${escaped}, it’s your turn. https://b.example/t/K7MWPD3X`)
  expect(JSON.parse(String(post('discord', name).body))).toMatchObject({ allowed_mentions: { parse: [] } })
})

test('ntfy gets plain text, and headers without names', () => {
  const { headers, body } = post('ntfy', '**Unferth**')
  expect(body).toBe('**Unferth**, it’s your turn.')
  expect(headers).toEqual({
    ...{ 'content-type': 'text/plain; charset=utf-8', title: 'Heorot' },
    ...{ click: 'https://b.example/t/K7MWPD3X', 'idempotency-key': 'id' },
  })
})
