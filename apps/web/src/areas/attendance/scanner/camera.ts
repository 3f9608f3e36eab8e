import { type CameraFault, cameraFault } from './scan.rules.ts'

declare global {
  // Chrome on Android has it, the types do not.
  interface MediaTrackCapabilities {
    torch?: boolean
  }
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
}

/** Large enough for a code at arm's length, small enough to look at several times a second. */
const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

/** The picture of the camera at the back, or why there is none. */
export const openCamera = async (): Promise<{ stream: MediaStream } | { fault: CameraFault }> => {
  // Only pages that came over HTTPS have cameras.
  if (!('mediaDevices' in navigator)) return { fault: 'none' }
  try {
    return { stream: await navigator.mediaDevices.getUserMedia({ audio: false, video }) }
  } catch (failure) {
    return { fault: cameraFault(failure instanceof Error ? failure.name : '') }
  }
}

export const closeCamera = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Whether this camera has a light; Safari and Firefox do not tell. */
export const hasTorch = (stream: MediaStream) =>
  stream.getVideoTracks().some(track => track.getCapabilities?.().torch === true)

export const setTorch = async (stream: MediaStream, torch: boolean) => {
  for (const track of stream.getVideoTracks()) await track.applyConstraints({ advanced: [{ torch }] })
}
