import { parentPort, workerData } from 'node:worker_threads'
import { readProgramme } from './programme.reader.ts'

const { bytes, zone }: { bytes: Uint8Array; zone: string } = workerData

parentPort?.postMessage(readProgramme(bytes, zone), [])
