/** Reads the numbers of a binary file one after another. */
export class Cursor {
  #at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get position(): number {
    return this.#at;
  }

  /** An unsigned number of so many bytes. */
  uint(size: number): number {
    this.#at += size;
    return this.#bytes.readUIntBE(this.#at - size, size);
  }

  int16(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  take(length: number): Buffer {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** A whole number of one to five bytes (UIntBase128). */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.uint(1);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** A whole number of one to three bytes (255UInt16). */
  short(): number {
    const byte = this.uint(1);
    if (byte === 253) return this.uint(2);
    if (byte === 254) return this.uint(1) + 506;
    return byte === 255 ? this.uint(1) + 253 : byte;
  }
}
