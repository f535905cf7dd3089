// The way to the host in this browser. It is loaded when it is first asked for: pages of a house never do.
import type { Line } from './index';
import type { Local } from './local';

let opened: Promise<Local> | null = null;

export const here = (): Promise<Local> => (opened ??= import('./local').then((module) => module.open()));

/** Whether anything was ever kept here. Where a browser does not say, it may be. */
export async function hasKept(): Promise<boolean> {
  const known = await indexedDB.databases?.();
  return known?.some((one) => one.name === 'comptoir') ?? true;
}

class LocalLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    readonly table: string,
    after: number,
  ) {
    void here().then((host) => {
      if (this.readyState === WebSocket.CLOSED) return;
      this.readyState = WebSocket.OPEN;
      host.follow(this, after);
    });
  }

  told(data: string): void {
    (this.onmessage as ((message: { data: string }) => void) | null)?.({ data });
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    (this.onclose as ((event: { code: number }) => void) | null)?.({ code });
  }

  send(): void {
    // whether the page is hidden is nobody's business here
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    void here().then((host) => host.unfollow(this));
  }
}
export type { LocalLine };

export const follow = (table: string, after: number): Line => new LocalLine(table, after);
