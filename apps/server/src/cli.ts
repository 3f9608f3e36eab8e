import { usages } from './command-usages.ts'
import { loadQuickly } from './loading.ts'

const help = [
  'Aufruf: npm run admin -- <Befehl>',
  ...Object.values(usages).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
].join('\n')

const [name = '', ...args] = process.argv.slice(2)

if (Object.hasOwn(usages, name)) {
  loadQuickly()
  const { perform } = await import('./perform.ts')
  process.exitCode = await perform(name, args)
} else {
  console.error(help)
  process.exitCode = name === '' || name === 'help' ? 0 : 1
}
