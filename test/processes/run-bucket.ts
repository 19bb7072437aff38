import { startBucketServer } from '../bucket'

/** A bucket in a process of its own: what it holds is not in the memory of the process that sends to it. */
const bucket = await startBucketServer()
process.stdout.write(`${JSON.stringify(bucket.env)}\n`)
process.once('SIGTERM', () => void bucket.close())
