import { callThrough } from '@tafelrunde/contract/http/call'
import { useRef } from 'react'
import { request } from '../session/session.ts'

/** Calls an endpoint that creates; whatever is sent again with the same key is made once. */
export const callOnce = (key: string) =>
  callThrough(asked => request({ ...asked, headers: { 'Idempotency-Key': key } }))

/** A key for as long as what is sent stays the same. */
export const useKey = () => {
  const last = useRef({ text: '', key: '' })
  return (body: object) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
