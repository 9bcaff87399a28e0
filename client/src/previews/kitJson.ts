/** What the build imports: it must be whole by the end of the import. */
import { previewKit } from './previewKit'

export const previewKitJson = JSON.stringify(await previewKit())
