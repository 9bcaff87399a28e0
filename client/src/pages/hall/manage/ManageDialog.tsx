import type { HallInfo, Membership } from '@heorot/shared'
import { Dialog } from '../../../ui/Dialog'
import { CloseHall } from './CloseHall'
import { DeviceLink } from './DeviceLink'
import { HallWebhookForm } from './NoticeCard'
import { BannerForm, HallForm, MemberList } from './OwnerForms'
import { SelfForm } from './SelfForm'
import { hallTexts } from '../texts'

export interface ManageProps {
  readonly info: HallInfo
  readonly member: Membership
  /** Something was changed. */
  readonly onChange: () => void
}

/** Settings of the hall for its owner, and every member's own settings. */
export function ManageDialog(props: ManageProps & { readonly onClose: () => void }) {
  const { info, onClose } = props
  const t = hallTexts().manage
  const isOwner = info.owner === info.you
  return (
    <Dialog title={isOwner ? t.owner : t.member} onClose={onClose}>
      <div class="stack gap-8 manage">
        {isOwner && <HallForm {...props} />}
        {isOwner && <BannerForm {...props} />}
        {isOwner && <MemberList {...props} />}
        {isOwner && (
          <section>
            <h3>{hallTexts().notices.webhook}</h3>
            <HallWebhookForm {...props} />
          </section>
        )}
        <SelfForm {...props} />
        <DeviceLink {...props} />
        <CloseHall {...props} />
      </div>
    </Dialog>
  )
}
