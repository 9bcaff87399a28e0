/** `npm run cluster [-- --nodes 2 --port 8080]`: the house with several processes, on this machine. */
import './quietPipe.mjs'
import { parseArgs } from 'node:util'
import { buildWhatIsOld } from './built.mjs'
import { Cluster } from './cluster/Cluster'
import { needServices } from './need.mjs'

const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '2' }, port: { type: 'string', default: '8080' } },
})
const [nodes, port] = [Number(values.nodes), Number(values.port)]
if (!Number.isInteger(nodes) || nodes < 1 || nodes > 26 || !Number.isInteger(port)) {
  console.error('npm run cluster -- --nodes N --port P: N from 1 to 26, P a free port.')
  process.exit(1)
}

Object.assign(process.env, needServices())
buildWhatIsOld()
const cluster = await Cluster.start({ nodes, port }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
console.log(`Heorot is open: ${cluster.address}`)
for (const { name, address, service } of cluster.nodes)
  console.log(`  process ${name}: ${address} (pid ${service.pid})`)
console.log('Ctrl+C ends everything, and nothing of it is kept.')

let leaving = false
const leave = async () => {
  if (leaving) return
  leaving = true
  await cluster.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave())
