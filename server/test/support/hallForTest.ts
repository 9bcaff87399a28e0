import { type Hall, openHall } from './harness'

const opened: Hall[] = []
afterEach(() => Promise.all(opened.splice(0).map(hall => hall.stop())))

/** A server that ends with the test that opens it. */
export async function hallForTest(...how: Parameters<typeof openHall>): Promise<Hall> {
  const hall = await openHall(...how)
  opened.push(hall)
  return hall
}
