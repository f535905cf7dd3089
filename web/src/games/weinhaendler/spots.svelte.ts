// What may be done, and at which spots of the table it is lit.
import type { Action, LayCard, Pier, View } from '../../generated/weinhaendler';
import { indexOf, namesOf } from '../../seats';
import { actionLabel } from '../../texts.svelte';
import type { BoardProps } from '../../types';
import type { Place } from './layout';
import type { River } from './river';

interface Way {
  action: Action;
  at: number; // in the list of legal actions
}

/** What a seat's mat and chip are drawn from. */
export interface SeatProps extends Pick<BoardProps<View, Action>, 'view' | 'outlook' | 'seats' | 'texts' | 'lit'> {
  spots: Spots;
}

export class Spots {
  open = $state.raw<{ spot: string; place: Place; title: string } | null>(null); // where one of several is being chosen

  discards = $state(false); // whether they lie open to be looked through
  private opened = $state<number | null>(null); // whose mat was asked for on a narrow screen

  constructor(private props: () => BoardProps<View, Action, River>) {}

  private get board(): BoardProps<View, Action, River> {
    return this.props();
  }

  me = $derived.by(() => (this.board.seat ? indexOf(this.board.seat) : -1));
  /** Where my boat would go, as the house says beside the choice. */
  course = $derived.by(() => this.details(this.board.legal.findIndex(({ name }) => name === 'stay' || name === 'dock')));
  goal = $derived.by(() => (this.course && this.me >= 0 ? this.course.town : -1));
  ways = $derived.by(() => {
    const found = new Map<string, Way[]>();
    this.board.legal.forEach((action, at) => {
      for (const spot of this.spotsOf(action)) found.set(spot, [...(found.get(spot) ?? []), { action, at }]);
    });
    return found;
  });
  options = $derived.by(() => {
    const there = this.open ? (this.ways.get(this.open.spot) ?? []) : [];
    return there.map((way) => ({ ...way, label: this.label(way) }));
  });

  /** Whose mat lies open on a narrow screen: the one that was asked for, or mine while I land what is on it; -1 for none. */
  mat = $derived.by(() => this.opened ?? (this.can('keep') ? this.me : -1));

  openMat = (whose: number): void => {
    this.opened = this.mat === whose ? (this.can('keep') && whose === this.me ? -1 : null) : whose;
  };

  /** Whether something may be done with what lies on a seat's mat. */
  onMat = (seat: string): boolean =>
    [...this.ways.keys()].some(
      (spot) => spot.startsWith(`laid:${seat}:`) || (seat === this.board.seat && spot.startsWith('aboard:')),
    );

  get busy(): boolean {
    return this.board.busy;
  }

  can = (spot: string): boolean => this.ways.has(spot);

  details(at: number): Record<string, number> | undefined {
    return this.board.details[String(at)];
  }

  may(name: Action['name']): boolean {
    return this.board.legal.some((action) => action.name === name);
  }

  private spotsOf(action: Action): string[] {
    const pierOf = (pier: Pier) => (pier === 'south' ? this.board.map.nantes + 1 : this.goal);
    switch (action.name) {
      case 'place':
        return [`pier:${this.board.map.towns.indexOf(action.town)}`];
      case 'take':
        return [`offer:${action.card}`];
      case 'lay':
        return [`hand:${action.card}`];
      case 'explode':
        return [`laid:${action['other-seat']}:coal-${action.coal}`, 'hand:explosion'];
      case 'trade':
        return [`laid:${action['other-seat']}:sailor`, `aboard:${action.card}`];
      case 'fish':
        return [`laid:${this.board.seat}:fisherman`];
      case 'dock':
        return [`pier:${pierOf(action.pier)}`];
      case 'load':
        return [`waiting:${action.card}`];
      case 'land':
        return [`aboard:${action.card}`];
      default:
        return [action.name];
    }
  }

  private label({ action, at }: Way): string {
    return actionLabel('weinhaendler', action, this.details(at), namesOf(this.board.seats));
  }

  /** What pressing there does; `name` is what lies there. */
  said(spot: string, name: string): string {
    const there = this.ways.get(spot);
    if (!there) return name;
    return there.length === 1 ? this.label(there[0]) : this.board.texts('choose-here', { what: name });
  }

  press(spot: string, place: Place, title: string): void {
    if (this.busy) return;
    const there = this.ways.get(spot) ?? [];
    if (there.length === 1) this.take(there[0].action);
    else if (there.length) this.open = { spot, place, title };
    else this.ask(spot);
  }

  take(action: Action): void {
    this.open = null;
    this.board.choose(action);
  }

  /** Something that is not lit was clicked: "why not?" answers. */
  private ask(spot: string): void {
    const [where, what] = spot.split(':');
    if (where === 'hand' && this.may('stay') && what !== 'explosion') this.take({ name: 'lay', card: what as LayCard });
    else if (where === 'pier' && this.may('place'))
      this.take({ name: 'place', town: this.board.map.towns[Math.min(Number(what), this.board.map.nantes)] });
  }
}
