import { showError } from '../toasts.ts'
import { ChunkMissing, chunk, loadAgain } from './chunks.ts'

/** Code that a tap needs. If it does not come, a toast says so and asks for it again; undefined: nobody wanted that. */
export const codeFor = async <Code>(load: () => Promise<Code>): Promise<Code | undefined> => {
  try {
    return await chunk(load)
  } catch (error) {
    if (!(error instanceof ChunkMissing)) throw error
    if (!(await showError(error.message, { action: 'Erneut versuchen' }))) return undefined
    await loadAgain(error)
    return codeFor(load)
  }
}
