import { readFileSync } from 'node:fs'
import type { Guest } from './Guest'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** What a screen reader or a keyboard would stumble over. */
export async function seriousViolations({ page }: Guest): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { impact: string; id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 120)).join(' | ')}`)
  })
}
