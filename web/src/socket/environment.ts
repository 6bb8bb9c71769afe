import type { Heir } from '../server/session.svelte.ts';

/** A socket, as far as a connection uses it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a wire tells of itself. */
export interface WireListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** Who one is to the server. */
export interface Identity {
  /** Be somebody the server knows; it refuses sockets of strangers. */
  enter(): Promise<void>;
  /** See who one is after the server has ended the session. */
  renew(): Promise<Heir>;
  /** Why what was asked in the name of another was not done. */
  lost(): string;
}

/** What a connection needs of its surroundings: a wire, time and chance. */
export interface Environment extends Identity {
  open(listener: WireListener): Wire;
  now(): number;
  random(): number;
  /** Do something later; what is returned calls it off. */
  later(milliseconds: number, work: () => void): () => void;
}

/** The environment of a browser. */
export function browserEnvironment(identity: Identity): Environment {
  return {
    ...identity,
    open: wireTo,
    now: () => Date.now(),
    random: () => Math.random(),
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

function wireTo(listener: WireListener): Wire {
  const address = new URL('/api/v1/socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.onopen = () => listener.opened();
  socket.onmessage = ({ data }: MessageEvent<string>) => listener.heard(data);
  socket.onclose = () => listener.closed();
  return {
    send: (text) => socket.send(text),
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      listener.closed();
    },
  };
}
