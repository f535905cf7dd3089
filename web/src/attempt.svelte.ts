// Something that is asked of the server: whether it is under way, and what came in its way.
import { allTexts } from './texts.svelte';
import { troubleOf, type Trouble } from './trouble';

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  readonly do = async (work: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      await allTexts().catch(() => {}); // the shelf has few words for what goes wrong
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  };
}
