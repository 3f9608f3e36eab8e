import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

const longest = 60

/** What the browser tells of itself, for the list of devices: "Chrome auf Android"; empty if nothing. */
export const deviceOf = ({ headers }: FastifyRequest) => {
  const agent = headers['user-agent']
  if (!agent) return ''
  const told = Bowser.getParser(agent)
  return [told.getBrowserName(), told.getOSName()].filter(Boolean).join(' auf ').slice(0, longest)
}

/** The same with the browser's version, for whoever looks for a fault: "Safari 16 auf iOS". */
export const browserOf = ({ headers }: FastifyRequest) => {
  const agent = headers['user-agent']
  if (!agent) return ''
  const { browser, os } = Bowser.parse(agent)
  const [version] = (browser.version ?? '').split('.')
  return [[browser.name, version].filter(Boolean).join(' '), os.name]
    .filter(Boolean)
    .join(' auf ')
    .slice(0, longest)
}
