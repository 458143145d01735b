import type { City } from "../../../content/lib/named.ts";
import type { ChartFile } from "../../../schema/types.ts";

/** A chart of a long coast, on which many cities lie close together. */
export const chartFile: ChartFile = {
  source: "made up",
  name: "a chart",
  width: 7200,
  height: 9200,
  bounds: { west: -80.44, east: -80.075, south: 25.615, north: 26.035 },
  around: 1300,
  land: "M0 0l6000 0-100 9200-5900 0z",
};

/** A city at a point. */
export function city(name: string, latitude: number, longitude: number): City {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const url = `/service-areas/${slug}`;
  return {
    name,
    slug,
    url,
    order: 1,
    tier: "additional",
    description: "",
    phone: "main",
    geo: { latitude, longitude },
  };
}

/** Cities around the bay. */
export const cities: City[] = [
  city("Miami Beach", 25.7907, -80.13),
  city("Miami", 25.7743, -80.1937),
  city("Coral Gables", 25.7215, -80.2684),
  city("Key Biscayne", 25.6937, -80.1628),
  city("Aventura", 25.9565, -80.1392),
  city("Sunny Isles Beach", 25.9417, -80.1233),
  city("Bal Harbour", 25.8931, -80.1258),
  city("Coconut Grove", 25.728, -80.242),
  city("Doral", 25.8195, -80.3553),
  city("Pinecrest", 25.667, -80.3081),
  city("Fisher Island", 25.7606, -80.141),
  city("Star Island", 25.7772, -80.1503),
  city("Hibiscus Island", 25.7823, -80.1596),
  city("Palm Island", 25.779, -80.16),
  city("Miami Shores", 25.8632, -80.1928),
  city("Surfside", 25.8784, -80.1256),
  city("Hollywood Beach", 26.0147, -80.116),
];
