// The trading posts on the map.
import type { View } from '../../generated/pfeffersaecke';
import { CLOSED, spaceAt, type Chart, type Point } from './map';

export interface Post extends Point {
  id: string;
  seat: number;
  place: string;
  small: boolean; // it waits in the centre of a city
}

/** A post keeps its id from the centre to its space: the third of this seat in this city. */
export function postsOf(view: View, chart: Chart): Post[] {
  const found: Post[] = [];
  chart.cities.forEach((city, index) => {
    const at = chart.at.get(city.id)!;
    const many = Array.from({ length: 6 }, () => 0);
    const stand = (seat: number, x: number, y: number, small: boolean) => {
      const id = `${city.id}-${seat}-${many[seat]++}`;
      found.push({ id, seat, place: city.id, x: at.x + x, y: at.y + y, small });
    };
    for (let space = 0; space < city.value; space++) {
      const { x, y } = spaceAt(city.value, space);
      if (view.spaces[index][space]) stand(view.spaces[index][space] - 1, x, y, false);
    }
    const waiting = view.centre.filter((one) => one === index).length;
    for (let one = 0; one < waiting; one++) stand(view.turn, one ? -9 : 9, 9, true);
  });
  chart.villages.forEach(({ id }, index) => {
    const { x, y } = chart.at.get(id)!;
    const resident = view.village[index];
    if (resident && resident < CLOSED) found.push({ id, seat: resident - 1, place: id, x, y: y + 2, small: false });
  });
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}
