import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

const formats = ['qr_code' as const]

/** The reader in WebAssembly, 1 MB: kept on the device beside the app, as it has to work without a network. */
const keptWasm = async () => {
  const kept = await caches.open('scanner')
  const known = await kept.match(wasmUrl)
  if (known) return known.arrayBuffer()
  const answer = await fetch(wasmUrl)
  if (!answer.ok) throw new Error(`the reader of codes did not come: ${answer.status}`)
  for (const former of await kept.keys()) await kept.delete(former)
  await kept.put(wasmUrl, answer.clone())
  return answer.arrayBuffer()
}

/** Reads codes where the browser cannot do it by itself. */
export const loadReader = async () => {
  const overrides = { wasmBinary: await keptWasm(), locateFile: () => wasmUrl }
  await prepareZXingModule({ overrides, fireImmediately: true })
  return new BarcodeDetector({ formats })
}

/** Fetches it for later. */
export const keepReader = async () => void (await keptWasm())
