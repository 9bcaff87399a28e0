/** Renders app icon and link preview into client/public. Run after changing them: npx tsx tools/brand.mjs */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { appIcon } from '../client/src/art/signs/appIcon.ts'
import { socialPicture } from '../client/src/art/socialPicture.ts'
import { pictureUrl } from '../client/src/art/svg.ts'
import { needBrowser } from './need.mjs'

const target = name => fileURLToPath(new URL(`../client/public/${name}`, import.meta.url))

const drawings = [
  { name: 'icon-192.png', picture: appIcon(), width: 192, height: 192 },
  { name: 'icon-512.png', picture: appIcon(), width: 512, height: 512 },
  { name: 'icon-maskable-512.png', picture: appIcon({ maskable: true }), width: 512, height: 512 },
  { name: 'preview.png', picture: socialPicture(), width: 1200, height: 630 },
]

writeFileSync(target('icon.svg'), appIcon().svg)
const chrome = await chromium.launch({ executablePath: needBrowser(), args: ['--no-sandbox'] })
const page = await chrome.newPage()
for (const { name, picture, width, height } of drawings) {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<body style="margin:0"><img width="${width}" height="${height}" src="${pictureUrl(picture)}" style="display:block">`,
  )
  await page.locator('img').evaluate(image => image.decode())
  await page.screenshot({ path: target(name), omitBackground: true })
}
await chrome.close()
