import { spellCode } from '../../app/codes'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { linkReach, tableLink } from '../../api/linkOrigin'
import { CopyField } from '../../ui/fields/CopyField'
import { QrCode } from '../../ui/QrCode'
import { BigScreenLink } from '../broadcast/BigScreenLink'
import { useSession } from './context'

const LinkNotice = lazyPart(async () => (await import('../notifications/LinkNotice')).LinkNotice)

/** The link, the code, and a picture of the link for phones on the same sofa. */
export function Invite({ code }: { readonly code: string }) {
  const t = words().waiting
  return (
    <div class="stack gap-8 invite">
      <div class="stack gap-6 invite-words">
        <h2>{t.invite}</h2>
        <CopyField label={t.invite} text={tableLink(code)} share />
        {linkReach() !== 'everyone' && <LinkNotice />}
        <p class="spelled">
          {t.code} <strong>{spellCode(code)}</strong>
        </p>
        <BigScreenLink path={code} />
      </div>
      <figure>
        <QrCode text={tableLink(code)} label={t.qr} />
        <figcaption class="muted">{t.qr}</figcaption>
      </figure>
    </div>
  )
}

/** A link that carries this very seat to another device. */
export function PersonalLink() {
  const { order, you } = useSession()
  const t = words().waiting
  if (you.value?.seat == null) return null
  return (
    <details class="folded personal">
      <summary>{t.personalLink}</summary>
      <p class="hint">{t.personalHint}</p>
      <CopyField label={t.personalLink} text={`${tableLink(order.code)}#seat=${order.token}`} />
    </details>
  )
}
