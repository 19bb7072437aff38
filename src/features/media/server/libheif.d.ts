/** What we use of the decoder's own, larger interface: pixels lie in its memory until the image is released. */
declare module 'libheif-js/wasm-bundle.js' {
  type Channel = { id: unknown; width: number; height: number; stride: number; data: Uint8Array }
  type Decoded = { image: unknown; channels: Channel[] } | { code: unknown; message?: string }
  type HeifImage = { handle: unknown; get_width(): number; get_height(): number }
  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown }
    heif_image_handle_is_primary_image(handle: unknown): number
    heif_js_decode_image2(handle: unknown, colorspace: unknown, chroma: unknown): Decoded | Promise<Decoded>
  }
  export default libheif
}
