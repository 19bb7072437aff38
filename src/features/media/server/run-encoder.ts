import { type EncodeRequest, encodePicture } from './encode-picture'

// The program of a process of its own (keep-picture.ts): one picture, one answer, and the memory is the system's again.
process.once('message', async (request: EncodeRequest) => {
  const answer = await encodePicture(request)
  process.send?.(answer, () => process.disconnect())
})
process.once('disconnect', () => process.exit())
