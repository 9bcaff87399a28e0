import { type HallView, hallPicture } from '../../art/hall/hall'
import { pictureUrl } from '../../art/svg'

export const hallUrl = (view: HallView): string => pictureUrl(hallPicture({ view }))
