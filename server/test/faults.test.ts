/** A minute of faults, by the same command that people run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const ROOT = join(__dirname, '../..')
/** A minute of faults, up to three on a busy machine, and starting and ending everything. */
const LIMIT = 500_000
it('loses, doubles and disorders nothing in a minute of faults, and every table goes on', async () => {
  const flags = '--minutes 1 --seed 1 --json'.split(' ')
  const args = ['--import', 'tsx', '--conditions=source', 'tools/faults.ts', ...flags]
  const run = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
  })
  // The group, so that nothing it has started is left behind.
  const limit = setTimeout(() => process.kill(-run.pid!, 'SIGTERM'), LIMIT)
  const [said, complaint] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')])
  clearTimeout(limit)
  const report = said.includes('{') ? JSON.parse(said.slice(said.indexOf('{'))) : { said, complaint }
  const findings = report.targets?.flatMap((target: { findings: unknown[] }) => target.findings)
  expect({ ...report, findings }).toMatchObject({
    breaches: { lost: 0, doubled: 0, outOfOrder: 0, toldOtherwise: 0, stale: 0 },
    playable: 12,
    tables: 12,
    findings: [],
  })
  expect(report.faults).toBeGreaterThanOrEqual(20)
  expect(report.intentsAccepted).toBeGreaterThan(50)
  expect(report.hallsAccepted).toBeGreaterThan(20)
  expect(report.arrivalsChecked).toBeGreaterThan(20)
  expect(run.exitCode).toBe(0)
})
