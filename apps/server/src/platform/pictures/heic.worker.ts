import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'

const { bytes, position }: { bytes: Uint8Array; position: number } = workerData
const images = await decode.all({ buffer: bytes })
const pixels = await images[position]?.decode()
if (pixels) parentPort?.postMessage(pixels, [pixels.data.buffer])
