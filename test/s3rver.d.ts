/** It brings no types of its own; these are what the tests use of it. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  export default class BucketServer {
    constructor(options: { silent: boolean; directory: string; configureBuckets: { name: string }[] })
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
