import { seatNames } from '../art/palette'
import { sigilPicture } from '../art/signs/sigil'
import { pictureUrl } from '../art/svg'

const urls = seatNames.map(seat => pictureUrl(sigilPicture({ seat })))

/** The shield of a seat: colour and beast together. */
export const Sigil = ({ seat, size = 36 }: { readonly seat: number; readonly size?: number }) => (
  <img class="sigil" src={urls[seat % urls.length]} width={size} height={size} alt="" draggable={false} />
)

/** Sigils side by side, overlapping a little: a table at a glance. */
export const SigilRow = ({ count }: { readonly count: number }) => (
  <span class="sigil-row" aria-hidden="true">
    {Array.from({ length: count }, (_, seat) => (
      <Sigil key={seat} seat={seat} size={30} />
    ))}
  </span>
)
