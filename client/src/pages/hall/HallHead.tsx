import type { HallInfo, MemberView } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { spoken } from '../../app/language'
import { breakpoints } from '../../app/theme/tokens'
import { Door } from '../../ui/Door'
import { Icon } from '../../ui/Icon'
import { LanguageSwitch } from '../../ui/LanguageSwitch'
import { useMedia } from '../../ui/useMedia'
import { membersInOrder, statusWords } from './people'
import { BannerImage, Shield } from './pictures'
import { hallTexts } from './texts'
import { monthWords } from './time'

/** Drawn after the words are there: nobody waits for a picture. */
function HallScene() {
  const isPhone = useMedia(`(max-width: ${breakpoints.phone}px)`)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const draw = async () => {
      const [{ hallPicture }, { pictureUrl }] = await Promise.all([
        import('../../art/hall'),
        import('../../art/svg'),
      ])
      setUrl(pictureUrl(hallPicture({ view: isPhone ? 'tall' : 'wide' })))
    }
    void draw()
  }, [isPhone])
  return <div class="hall-scene">{url && <img src={url} alt="" draggable={false} />}</div>
}

const Member = ({ member, you }: { readonly member: MemberView; readonly you: string }) => (
  <li class={`hall-member ${member.status}`}>
    <span class="shield-with-dot">
      <Shield member={member} size={38} />
      <i aria-hidden="true" />
    </span>
    <span>
      <strong>{member.name}</strong>
      <small>{statusWords(member, you)}</small>
    </span>
  </li>
)

const InvitePill = ({ onInvite }: { readonly onInvite: () => void }) => (
  <li>
    <button type="button" class="hall-member empty" onClick={onInvite}>
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
      <nav class="hall-top">
        <Door />
        <LanguageSwitch />
        <button type="button" class="button hall-manage" onClick={onManage}>
          <Icon name={owner === you ? 'crown' : 'cog'} size={18} />
          <span>{owner === you ? t.manage.owner : t.manage.member}</span>
        </button>
      </nav>
      <div class="hall-title">
        <BannerImage banner={info.banner} width={82} />
        <div>
          <h1>{info.name}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
      </div>
      <ul class="hall-members" aria-label={t.memberList}>
        {membersInOrder(info).map(member => (
          <Member key={member.person} member={member} you={you} />
        ))}
        {members.length === 1 && <InvitePill onInvite={onInvite} />}
      </ul>
    </header>
  )
}
