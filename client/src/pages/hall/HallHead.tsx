import type { HallInfo, MemberView } from '@heorot/shared'
import { spoken } from '../../app/language'
import { HomeLink } from '../../ui/page/HomeLink'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { LanguageSwitch } from '../../ui/page/LanguageSwitch'
import { membersInOrder, statusWords } from './people'
import { BannerImage, Shield } from './pictures'
import { hallTexts } from './texts'
import { monthWords } from './time'
import { useHallPicture } from './useHallPicture'

function HallScene() {
  const url = useHallPicture()
  return <div class="hall-scene">{url && <img src={url} alt="" draggable={false} />}</div>
}

const Member = ({ member, you }: { readonly member: MemberView; readonly you: string }) => (
  <li class={`row gap-4 hall-member ${member.status}`}>
    <span class="firm shield-with-dot">
      <Shield member={member} size={38} />
      <i aria-hidden="true" />
    </span>
    <span>
      <strong class="cut">{member.name}</strong>
      <small class="note">{statusWords(member, you)}</small>
    </span>
  </li>
)

const InvitePill = ({ onInvite }: { readonly onInvite: () => void }) => (
  <li>
    <button type="button" class="row gap-4 hall-member empty" onClick={onInvite}>
      <Icon name="plus" size={18} />
      <strong>{hallTexts().invite.title}</strong>
    </button>
  </li>
)

interface Props {
  readonly info: HallInfo
  readonly onManage: () => void
  readonly onInvite: () => void
}

export function HallHead({ info, onManage, onInvite }: Props) {
  const t = hallTexts()
  const { members, you, owner, played, createdAt } = info
  const online = members.filter(({ person, status }) => person !== you && status !== 'away').length
  const facts = [
    t.hall,
    `${t.members(members.length)}, ${t.online(online)}`,
    ...(played > 0 ? [t.gamesSince(played, monthWords(createdAt, spoken()))] : []),
  ]
  return (
    <header class="hall-head">
      <HallScene />
      <nav class="row gap-4 hall-top">
        <HomeLink />
        <LanguageSwitch />
        <Button look="hall-manage" onClick={onManage}>
          <Icon name={owner === you ? 'crown' : 'cog'} size={18} />
          <span class="unseen-on-phone">{owner === you ? t.manage.owner : t.manage.member}</span>
        </Button>
      </nav>
      <div class="flex gap-8 hall-title">
        <BannerImage banner={info.banner} width={82} />
        <div>
          <h1>{info.name}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
      </div>
      <ul class="wrap gap-4 hall-members" aria-label={t.manage.members}>
        {membersInOrder(info).map(member => (
          <Member key={member.person} member={member} you={you} />
        ))}
        {members.length === 1 && <InvitePill onInvite={onInvite} />}
      </ul>
    </header>
  )
}
