type Place = { latitude: number; longitude: number }

/** Half the map's height and width, in degrees: about two kilometres each way at the equator. */
const MAP_REACH = { latitude: 0.012, longitude: 0.02 }

/** OpenStreetMap's embedded map around a place, with a marker on it. */
export function mapAddress({ latitude, longitude }: Place): string {
  const edges = [
    longitude - MAP_REACH.longitude,
    latitude - MAP_REACH.latitude,
    longitude + MAP_REACH.longitude,
    latitude + MAP_REACH.latitude,
  ]
  const query = new URLSearchParams({
    bbox: edges.map((edge) => edge.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** Directions to a place from wherever the visitor is; phones open it in the map they have. */
export function directionsAddress({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })
  return `https://www.google.com/maps/dir/?${query}`
}
