import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { CLEAR, FaultProxy } from './FaultProxy'

let echo: Server
let proxy: FaultProxy
let heard: string
let client: Socket

beforeEach(async () => {
  echo = createServer(socket => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await FaultProxy.to((echo.address() as AddressInfo).port)
  client = line()
  await once(client, 'connect')
})
afterEach(async () => {
  client.destroy()
  await proxy.close()
  echo.close()
})

function line(): Socket {
  heard = ''
  const socket = connect(proxy.port, '127.0.0.1')
  socket.on('error', () => {})
  return socket.on('data', text => {
    heard += text
  })
}

async function hears(text: string): Promise<void> {
  while (heard.length < text.length) await once(client, 'data')
  expect(heard).toBe(text)
}

it('lets everything through', async () => {
  client.write('a')
  await hears('a')
})

it('holds everything back while silent, and loses nothing of it', async () => {
  client.write('a')
  await hears('a')
  proxy.weather = { kind: 'silent' }
  client.write('b')
  await new Promise(resolve => setTimeout(resolve, 50))
  client.write('c')
  expect(heard).toBe('a')
  proxy.weather = CLEAR
  await hears('abc')
})

it('keeps the order while slow', async () => {
  proxy.weather = { kind: 'slow', ms: 20 }
  for (const text of 'abc') client.write(text)
  await hears('abc')
})

it('breaks every line when cut, new ones too, until it is clear again', async () => {
  proxy.weather = { kind: 'cut' }
  await once(client, 'close')
  client = line()
  await once(client, 'close')
  proxy.weather = CLEAR
  client = line()
  client.write('a')
  await hears('a')
})

it('passes on that one end has hung up', async () => {
  client.end('bye')
  await once(client, 'end')
  expect(heard).toBe('bye')
})
