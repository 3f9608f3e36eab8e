import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'

const Needs = z._default(z.record(z.string(), z.string()), {})
const Manifest = z.object({
  name: z._default(z.string(), ''),
  version: z._default(z.string(), ''),
  private: z._default(z.boolean(), false),
  license: z._default(z.union([z.string(), z.object({ type: z.string() })]), ''),
  dependencies: Needs,
  optionalDependencies: Needs,
})

const manifestOf = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Everything in a package that says under which terms it may be used. */
const textOf = (folder: string) =>
  readdirSync(folder)
    .filter(name => /^(licen[cs]e|copying|notice|ofl)\b(?!.*\.js)/i.test(name))
    .toSorted()
    .map(name => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')

/** The folder of the package that a name means in a folder; undefined for one that is not meant for this machine. */
const folderOf = (name: string, from: string): string | undefined => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? undefined : folderOf(name, dirname(from))
}

/** A package with its terms. */
export const packageAt = (folder: string) => {
  const { name, version, license } = manifestOf(folder)
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : license.type,
    text: textOf(folder),
  }
}

/**
 * The folders of what a package needs to run, directly or through others, but for names that are `left` out; packages of
 * our own only lead there.
 */
export const foldersBelow = (folder: string, left: RegExp, found = new Set<string>()) => {
  const { dependencies, optionalDependencies } = manifestOf(folder)
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const needed = left.test(name) ? undefined : folderOf(name, folder)
    if (needed === undefined || found.has(needed)) continue
    found.add(needed)
    foldersBelow(needed, left, found)
  }
  return found
}

export const isOurs = (folder: string) => manifestOf(folder).private
