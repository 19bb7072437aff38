import { brotliCompressSync, constants } from 'node:zlib'

/** As built files are sent: the best compression, in blocks so large that the libraries' chunk is one. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 }

export function compress(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, { params: PARAMS })
}
