/** Prometheus metrics, served on a port of their own that should not face the world. */
import { createServer, type Server } from 'node:http'
import { REQUESTS, type RequestName } from '@heorot/shared'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Starts timing a request; call the result with its reply. */
  timeRequest(name: RequestName): <R extends object>(reply: R) => R
  readonly registry: Registry
}

/** Gauges that are read when somebody asks for them. */
export function addGauges(registry: Registry, tables: () => number, sessions: () => number): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read())
      },
    })
  gauge('heorot_tables_awake', 'Tables in memory', tables)
  gauge('heorot_sessions', 'Connected sessions', sessions)
}

export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry()
  if (withProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const refusals = new Counter({
    name: 'heorot_refusals_total',
    help: 'Requests that were refused',
    labelNames: ['request', 'reason'],
    registers,
  })
  const seconds = new Histogram({
    name: 'heorot_request_seconds',
    help: 'From reading a request to its reply, storing included',
    labelNames: ['request'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 1],
    registers,
  })
  // Looking up labels costs more than the rest of the timing.
  const durations = new Map(Object.keys(REQUESTS).map(request => [request, seconds.labels(request)]))
  return {
    registry,
    timeRequest: request => {
      const begun = performance.now()
      return reply => {
        durations.get(request)?.observe((performance.now() - begun) / 1000)
        if ('refusal' in reply)
          refusals.inc({ request, reason: (reply.refusal as { reason: string }).reason })
        return reply
      }
    },
  }
}

export function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', registry.contentType)
    response.end(await registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
