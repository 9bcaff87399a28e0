import type { HallInfo } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { lazyPart } from '../../app/lazy'
import { hallLink, linkReach } from '../../api/linkOrigin'
import { CopyField } from '../../ui/fields/CopyField'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { QrCode } from '../../ui/QrCode'
import { BigScreenLink } from '../broadcast/BigScreenLink'
import { hallTexts } from './texts'

const LinkNotice = lazyPart(async () => (await import('../notifications/LinkNotice')).LinkNotice)

/** Where a link leads, without its tail of numbers. */
const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url

const TalkLine = ({ talk }: { readonly talk: string }) => (
  <a class="row gap-5 talk-line" href={talk} target="_blank" rel="noopener noreferrer">
    <Icon name="talk" size={19} />
    <span class="fill cut">
      <b>{hallTexts().manage.talk}</b> · {hostOf(talk)}
    </span>
    <Icon name="out" size={16} />
  </a>
)

export function InviteCard({ info }: { readonly info: HallInfo }) {
  const [code, setCode] = useState(false)
  const t = hallTexts().invite
  const link = hallLink(info.code)
  return (
    <section class="card hall-card" id="hall-invite" aria-labelledby="invite-title">
      <div class="flex gap-7 invite-line">
        <div class="stack fill gap-4">
          <h2 id="invite-title">{t.title}</h2>
          <CopyField label={t.link} text={link} share />
          <p class="hint">{t.hint}</p>
          {linkReach() !== 'everyone' && <LinkNotice />}
        </div>
        <figure class={code ? undefined : 'not-on-phone'}>
          <QrCode text={link} label={t.scan} />
        </figure>
      </div>
      <Button look="qr-button only-on-phone above-4" aria-expanded={code} onClick={() => setCode(!code)}>
        {t.qr}
      </Button>
      <BigScreenLink path={`h/${info.code}`} />
      {info.talk && <TalkLine talk={info.talk} />}
    </section>
  )
}

/** In the place of the turns while the owner is alone. */
export const FirstInvite = ({ info }: { readonly info: HallInfo }) => (
  <section class="parchment first-invite" aria-label={hallTexts().invite.lead}>
    <div>
      <h2>{hallTexts().invite.lead}</h2>
      <p>{hallTexts().invite.hint}</p>
    </div>
    <CopyField label={hallTexts().invite.link} text={hallLink(info.code)} share />
  </section>
)
