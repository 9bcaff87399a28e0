import { useLoaded, useMedia } from '../../app/hooks'
import { breakpoints } from '../../app/theme/tokens'

/** The hall is drawn after the words are there: nobody waits for a picture. */
export function useHallPicture(): string | null {
  const isPhone = useMedia(`(max-width: ${breakpoints.phone}px)`)
  return useLoaded(async () => {
    const [{ hallPicture }, { pictureUrl }] = await Promise.all([
      import('../../art/hall/hall'),
      import('../../art/svg'),
    ])
    return pictureUrl(hallPicture({ view: isPhone ? 'tall' : 'wide' }))
  }, [isPhone])
}
