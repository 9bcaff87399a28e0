import type { HallInfo } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { lazy } from '../../app/lazy'
import { hallLink, linkReach } from '../../session/linkOrigin'
import { CopyField } from '../../ui/CopyField'
import { Icon } from '../../ui/Icon'
import { QrCode } from '../../ui/QrCode'
import { BigScreenLink } from '../broadcast/BigScreenLink'
import { hallTexts } from './texts'

const LinkNotice = lazy(
  async () => (await import('../reach/LinkNotice')).LinkNotice,
  () => <></>,
)

/** Where a link leads, without its tail of numbers. */
const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url

const TalkLine = ({ talk }: { readonly talk: string }) => (
  <a class="talk-line" href={talk} target="_blank" rel="noopener noreferrer">
    <Icon name="talk" size={19} />
    <span>
      <b>{hallTexts().invite.talk}</b> · {hostOf(talk)}
    </span>
    <Icon name="out" size={16} />
  </a>
)

export function InviteCard({ info }: { readonly info: HallInfo }) {
  const [code, setCode] = useState(false)
  const t = hallTexts().invite
  const link = hallLink(info.code)
  return (
    <section class="card hall-card invite-card" id="hall-invite" aria-labelledby="invite-title">
      <div class="invite-line">
        <div>
          <h2 id="invite-title">{t.title}</h2>
          <CopyField label={t.link} text={link} share />
          <p class="hint">{t.hint}</p>
          {linkReach() !== 'everyone' && <LinkNotice />}
        </div>
        <figure class={code ? 'shown' : undefined}>
          <QrCode text={link} label={t.scan} />
        </figure>
      </div>
      <button type="button" class="button qr-button" aria-expanded={code} onClick={() => setCode(!code)}>
        {t.qr}
      </button>
      <BigScreenLink path={`h/${info.code}`} />
      {info.talk && <TalkLine talk={info.talk} />}
    </section>
  )
}

/** In the place of the turns while the owner is alone. */
export const FirstInvite = ({ info }: { readonly info: HallInfo }) => (
  <section class="first-invite" aria-label={hallTexts().invite.lead}>
    <div>
      <h2>{hallTexts().invite.lead}</h2>
      <p>{hallTexts().invite.hint}</p>
    </div>
    <CopyField label={hallTexts().invite.link} text={hallLink(info.code)} share />
  </section>
)
