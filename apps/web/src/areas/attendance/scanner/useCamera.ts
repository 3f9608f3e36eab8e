import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeCamera, openCamera } from './camera.ts'
import type { CameraFault } from './scan.rules.ts'
import { readCodes } from './scan.ts'

/** Shows the camera in the video whose ref it answers, and tells the codes in it for as long as it is shown. */
export const useCamera = (onCode: (code: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(onCode)
  const [stream, setStream] = useState<MediaStream>()
  const [fault, setFault] = useState<CameraFault | 'no reader'>()

  useEffect(() => {
    const ending = new AbortController()
    const show = async () => {
      const camera = await openCamera()
      if ('fault' in camera) return setFault(camera.fault)
      ending.signal.addEventListener('abort', () => closeCamera(camera.stream))
      if (ending.signal.aborted) return closeCamera(camera.stream)
      if (video.current) video.current.srcObject = camera.stream
      return setStream(camera.stream)
    }
    void show()
    return () => ending.abort()
  }, [])

  useEffect(() => {
    const shown = video.current
    if (!stream || !shown) return undefined
    const ending = new AbortController()
    const follow = async () => {
      try {
        await readCodes(shown, ending.signal, tell)
      } catch {
        setFault('no reader')
      }
    }
    void follow()
    return () => ending.abort()
  }, [stream])

  return { video, stream, fault }
}
