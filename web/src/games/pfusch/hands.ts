// The builders' hands: what everybody can see of them.
import type { View } from '../../generated/pfusch';
import { OUT, PHASES } from './pieces';

export interface HandLook {
  token: number; // by its place in the box; -1 while it is not open
  state: 'open' | 'closed' | 'rest';
  out: boolean;
  thinks: boolean;
  role: '' | 'tied' | 'inspector' | 'informer';
}

export function handOf(view: View, seat: number): HandLook {
  const phase = PHASES[view.phase];
  const token = view.calendar[seat][view.month - 1] - 1;
  const out = view.strikes[seat] >= OUT;
  const waited = view.waiting.includes(seat);
  const state = token >= 0 ? 'open' : view.choice_count[seat] ? 'closed' : 'rest';
  const thinks = !out && state === 'rest' && (phase === 'material' || phase === 'bribe');
  const tied = phase === 'bargain' && view.tied[seat];
  const role = tied ? 'tied' : !waited ? '' : phase === 'inspect' ? 'inspector' : phase === 'inform' ? 'informer' : '';
  return { token, state, out, thinks, role };
}
