/** Banners, shields and games as small pictures. */
import type { HallBanner } from '@heorot/shared'
import { bannerPicture } from '../../art/signs/banner'
import { type MemberLook, memberShield } from '../../art/signs/memberShield'
import { pictureUrl } from '../../art/svg'
import { gameCover } from '../../games/gameTexts'
import { SvgImage } from '../../ui/SvgImage'

const urls = new Map<string, string>()

function kept(key: string, draw: () => { readonly svg: string }): string {
  const url = urls.get(key) ?? pictureUrl(draw())
  urls.set(key, url)
  return url
}

export const BannerImage = ({ banner, width }: { readonly banner: HallBanner; readonly width: number }) => (
  <img
    class="firm hall-banner"
    src={kept(Object.values(banner).join(), () => bannerPicture(banner))}
    width={width}
    height={Math.round((width * 118) / 84)}
    alt=""
    draggable={false}
  />
)

interface ShieldProps {
  readonly member: MemberLook
  readonly size: number
  /** When no name stands beside it. */
  readonly label?: string
}

export const Shield = ({ member, size, label = '' }: ShieldProps) => (
  <img
    class="firm member-shield"
    src={kept(`${member.sign} ${member.colour}`, () => memberShield(member))}
    width={size}
    height={size}
    alt={label}
    title={label || undefined}
    draggable={false}
  />
)

/** The game in a square: the middle of its cover. */
export const GameMark = ({ game }: { readonly game: string }) => (
  <span class="game-mark" aria-hidden="true">
    <SvgImage svg={gameCover(game)} />
  </span>
)

export const Bar = ({ step, of }: { readonly step: number; readonly of: number }) => (
  <span class="meter" aria-hidden="true">
    <i style={{ width: `${(100 * step) / of}%` }} />
  </span>
)
