import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Guess } from './passwordStrength.ts'

// 380 kB of passwords that people use: this file is loaded when somebody begins to type one, never before.
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** An address counts in its parts, as nobody's password is their whole address. */
const parts = (word: string) => [word, ...word.split(/[^\p{L}\p{N}]+/u)].filter(part => part.length > 2)

export const guess: Guess = (password, ownWords) => zxcvbn.check(password, ownWords.flatMap(parts)).score
