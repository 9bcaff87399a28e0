import { appIcon } from '../art/signs/appIcon'
import { hallPicture } from '../art/hall/hall'
import type { Section } from '../art/section'
import { socialPicture } from '../art/socialPicture'
import { iconNames, uiIcon } from '../art/signs/uiIcon'

/** What stands around the tables. */
export const shellSections = (): readonly Section[] => [
  {
    title: 'Hall',
    samples: [
      { label: 'wide', picture: hallPicture({ view: 'wide' }) },
      { label: 'tall', picture: hallPicture({ view: 'tall' }), scale: 0.6 },
      { label: 'icon', picture: appIcon(), scale: 0.5 },
      { label: 'maskable', picture: appIcon({ maskable: true }), scale: 0.25 },
      { label: 'social', picture: socialPicture(), scale: 0.5 },
      { label: 'tiny', picture: appIcon(), scale: 0.0625 },
    ],
  },
  {
    title: 'Icons',
    samples: iconNames.map(name => ({ label: name, picture: uiIcon({ name, colour: '#efe6d2', size: 32 }) })),
  },
]
