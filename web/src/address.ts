// An address that only this machine understands: of no use to a friend.
export function isLocal(link: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);
}
