/** A notice in the form that each service expects. */
import type { Webhook, WebhookKind } from '@heorot/shared'
import type { Post } from './guardedPost'
import type { TableNotice } from './notice'
import { noticeText } from './words'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Names are other people's text: they must not mention, link or format anything. */
const plainMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** Slack can escape three characters only; look-alikes replace what formats text, names an emoji or makes a link. */
const IN_SLACK: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '*': '∗', _: '＿', '~': '∼', '`': 'ˋ', ':': '∶', '.': '․', '@': '＠', '#': '＃' },
}
const plainSlack = (text: string): string =>
  text.replace(/^>/, '＞').replace(/[&<>*_~`@#]|[:.](?=\S)/g, character => IN_SLACK[character]!)

interface Message {
  readonly notice: TableNotice
  readonly link: string | null
  readonly language: Webhook['language']
}

type Form = (message: Message) => Omit<Post, 'url'>

const withLink = (text: string, link: string | null): string => (link ? `${text} ${link}` : text)

const FORMS: Readonly<Record<WebhookKind, Form>> = {
  discord: ({ notice, link, language }) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({
      content: withLink(noticeText(notice, language, plainMarkdown), link),
      allowed_mentions: { parse: [] },
    }),
  }),
  slack: ({ notice, link, language }) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({ text: withLink(noticeText(notice, language, plainSlack), link && `<${link}>`) }),
  }),
  ntfy: ({ notice, link, language }) => ({
    headers: { 'content-type': 'text/plain; charset=utf-8', title: 'Heorot', ...(link && { click: link }) },
    body: noticeText(notice, language),
  }),
  json: ({ notice, link, language }) => {
    const { id, kind, code, name, deadline } = notice
    return {
      headers: JSON_TYPE,
      body: JSON.stringify({
        id,
        event: kind,
        table: code,
        name,
        deadline,
        link,
        text: noticeText(notice, language),
      }),
    }
  },
}

export function webhookPost(
  { kind, url, language }: Webhook,
  notice: TableNotice,
  link: string | null,
): Post {
  const { headers, body } = FORMS[kind]({ notice, link, language })
  return { url, headers: { ...headers, 'idempotency-key': notice.id }, body }
}
