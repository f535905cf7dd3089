/* What mypyc cannot do fast enough: reading many small Python integers at once. Built only with the compiled build; `swift.py`
   says what each thing here means, has it in plain Python, and tests compare the two.

   Nothing here trusts its callers: an entry out of range, a list of another length or a place outside of the buffer is an error,
   never a write elsewhere. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* ---- integers and sets of bits ---- */

#if PY_VERSION_HEX >= 0x030C0000
#define DIGITS(number) (((PyLongObject *)(number))->long_value.ob_digit)
#define DIGIT_COUNT(number) ((Py_ssize_t)(((PyLongObject *)(number))->long_value.lv_tag >> 3))
#define SIGN(number) (1 - (int)(((PyLongObject *)(number))->long_value.lv_tag & 3))
#else
#define DIGITS(number) (((PyLongObject *)(number))->ob_digit)
#define DIGIT_COUNT(number) (Py_SIZE(number) < 0 ? -Py_SIZE(number) : Py_SIZE(number))
#define SIGN(number) (Py_SIZE(number) < 0 ? -1 : Py_SIZE(number) > 0)
#endif

/* Python keeps 0 to 256 side by side for good (`find_small` makes sure): where one of them lies tells which it is. */
enum { MOST_SMALL = 256 };
static uintptr_t zero_at = 0;
static uintptr_t small_span = 0; /* 0 if they do not lie so */

static void find_small(void) {
    PyObject *zero = PyLong_FromLong(0);
    int side_by_side = zero != NULL;
    for (long at = 1; side_by_side && at <= MOST_SMALL; at++) {
        PyObject *number = PyLong_FromLong(at);
        side_by_side = (uintptr_t)number == (uintptr_t)zero + (uintptr_t)at * sizeof(PyLongObject);
        Py_XDECREF(number);
    }
    zero_at = (uintptr_t)zero;
    small_span = side_by_side ? MOST_SMALL * sizeof(PyLongObject) + 1 : 0;
    Py_XDECREF(zero);
}

/* An integer that fits 32 bits; an error is set if it is none. */
static inline int32_t as_int32(PyObject *number, int *failed) {
    uintptr_t beyond_zero = (uintptr_t)number - zero_at;
    if (beyond_zero < small_span) return (int32_t)(beyond_zero / sizeof(PyLongObject));
    if (PyLong_CheckExact(number) && DIGIT_COUNT(number) <= 1) return SIGN(number) * (int32_t)DIGITS(number)[0];
    long found = PyLong_AsLong(number);
    if (found == -1 && PyErr_Occurred()) *failed = 1;
    else if (found < INT32_MIN || found > INT32_MAX) {
        PyErr_SetString(PyExc_OverflowError, "a number of an observation must fit 32 bits");
        *failed = 1;
    }
    return (int32_t)found;
}

/* The other way round: a small one is already there. */
static inline PyObject *as_integer(long number) {
    if (small_span && number >= 0 && number <= MOST_SMALL) {
        PyObject *found = (PyObject *)(zero_at + (uintptr_t)number * sizeof(PyLongObject));
        Py_INCREF(found);
        return found;
    }
    return PyLong_FromLong(number);
}

static int is_set(PyObject *mask) {
    if (PyLong_Check(mask) && SIGN(mask) >= 0) return 1;
    PyErr_SetString(PyExc_TypeError, "a set of bits is an integer that is not below zero");
    return 0;
}

static Py_ssize_t bits_in(PyObject *mask) {
    Py_ssize_t found = 0;
    for (Py_ssize_t at = 0; at < DIGIT_COUNT(mask); at++) found += __builtin_popcount(DIGITS(mask)[at]);
    return found;
}

static PyObject *members(PyObject *module, PyObject *mask) {
    if (!is_set(mask)) return NULL;
    PyObject *found = PyList_New(bits_in(mask));
    if (!found) return NULL;
    Py_ssize_t next = 0;
    for (Py_ssize_t at = 0; at < DIGIT_COUNT(mask); at++) {
        for (digit left = DIGITS(mask)[at]; left; left &= left - 1) {
            PyObject *member = PyLong_FromSsize_t(at * PyLong_SHIFT + __builtin_ctz(left));
            if (!member) {
                Py_DECREF(found);
                return NULL;
            }
            PyList_SET_ITEM(found, next++, member);
        }
    }
    return found;
}

static PyObject *size_of(PyObject *module, PyObject *mask) { return is_set(mask) ? PyLong_FromSsize_t(bits_in(mask)) : NULL; }

static PyObject *member(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    if (count != 2) return PyErr_Format(PyExc_TypeError, "member takes a set and a number, not %zd things", count);
    if (!is_set(given[0])) return NULL;
    Py_ssize_t left = PyLong_AsSsize_t(given[1]);
    if (left == -1 && PyErr_Occurred()) return NULL;
    for (Py_ssize_t at = 0; left >= 0 && at < DIGIT_COUNT(given[0]); at++) {
        digit here = DIGITS(given[0])[at];
        Py_ssize_t many = __builtin_popcount(here);
        if (left >= many) {
            left -= many;
            continue;
        }
        while (left--) here &= here - 1;
        return PyLong_FromSsize_t(at * PyLong_SHIFT + __builtin_ctz(here));
    }
    PyErr_SetString(PyExc_IndexError, "the set has no so many members");
    return NULL;
}

static PyObject *sums(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    if (count != 2 || !PyList_CheckExact(given[0]) || !PyList_CheckExact(given[1]))
        return PyErr_Format(PyExc_TypeError, "sums takes two lists");
    Py_ssize_t firsts = PyList_GET_SIZE(given[0]), seconds = PyList_GET_SIZE(given[1]);
    PyObject *made = PyList_New(firsts * seconds);
    int failed = 0;
    for (Py_ssize_t at = 0; made && at < firsts; at++) {
        int32_t first = as_int32(PyList_GET_ITEM(given[0], at), &failed);
        for (Py_ssize_t next = 0; made && next < seconds; next++) {
            PyObject *sum = as_integer((long)first + as_int32(PyList_GET_ITEM(given[1], next), &failed));
            if (!sum || failed) {
                Py_XDECREF(sum);
                Py_CLEAR(made);
            } else PyList_SET_ITEM(made, at * seconds + next, sum);
        }
    }
    return made;
}

/* Small integers are the same wherever they lie, so looking for one is comparing places; others are compared by what they are. */
static PyObject *take(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    if (count != 2 || !PyList_CheckExact(given[0])) return PyErr_Format(PyExc_TypeError, "take takes a list and a number");
    Py_ssize_t at = 0, many = PyList_GET_SIZE(given[0]);
    while (at < many && PyList_GET_ITEM(given[0], at) != given[1]) at++;
    if (at == many && (at = PySequence_Index(given[0], given[1])) < 0) return NULL;
    if (PyList_SetSlice(given[0], at, at + 1, NULL) < 0) return NULL;
    Py_RETURN_NONE;
}

/* ---- how many are left ---- */

/* A new list of integers. */
static PyObject *listed(const int32_t *numbers, Py_ssize_t count) {
    PyObject *made = PyList_New(count);
    for (Py_ssize_t at = 0; made && at < count; at++) {
        PyObject *number = as_integer(numbers[at]);
        if (number) PyList_SET_ITEM(made, at, number);
        else Py_CLEAR(made);
    }
    return made;
}

/* Rows of cards: the one from `first` on, in a circle of `wide` kinds. */
static int take_row(int32_t *left, Py_ssize_t kinds, Py_ssize_t first, Py_ssize_t wide, PyObject *lying) {
    int failed = 0;
    if (!PyList_CheckExact(lying) || first < 0 || wide < 1 || first + wide > kinds)
        return PyErr_SetString(PyExc_ValueError, "a row is a list that fits the kinds"), 1;
    Py_ssize_t place = first;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(lying); at++) {
        left[place] -= as_int32(PyList_GET_ITEM(lying, at), &failed);
        if (++place == first + wide) place = first;
    }
    return failed;
}

static PyObject *left_of(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    if (count != 3 || !PyList_CheckExact(given[0]) || !PyList_CheckExact(given[1]) || !PyList_CheckExact(given[2])
        || PyList_GET_SIZE(given[1]) != 2 * PyList_GET_SIZE(given[2]))
        return PyErr_Format(PyExc_TypeError, "left_of takes three lists, the second twice as long as the third");
    Py_ssize_t kinds = PyList_GET_SIZE(given[0]);
    int32_t *left = PyMem_Malloc((kinds + 1) * sizeof(int32_t));
    if (!left) return PyErr_NoMemory();
    int failed = 0;
    for (Py_ssize_t at = 0; at < kinds; at++) left[at] = as_int32(PyList_GET_ITEM(given[0], at), &failed);
    for (Py_ssize_t at = 0; !failed && at < PyList_GET_SIZE(given[2]); at++) {
        int32_t first = as_int32(PyList_GET_ITEM(given[1], 2 * at), &failed);
        int32_t wide = as_int32(PyList_GET_ITEM(given[1], 2 * at + 1), &failed);
        if (!failed) failed = take_row(left, kinds, first, wide, PyList_GET_ITEM(given[2], at));
    }
    PyObject *made = failed ? NULL : listed(left, kinds);
    PyMem_Free(left);
    return made;
}

static PyObject *left_of_pieces(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    if (count != 3 || !PyList_CheckExact(given[0]) || !PyList_CheckExact(given[2]))
        return PyErr_Format(PyExc_TypeError, "left_of_pieces takes a list, a number and a list");
    Py_ssize_t first = PyLong_AsSsize_t(given[1]), kinds = PyList_GET_SIZE(given[0]);
    int failed = PyErr_Occurred() != NULL;
    int32_t *left = PyMem_Malloc((kinds + 1) * sizeof(int32_t));
    if (!left) return PyErr_NoMemory();
    for (Py_ssize_t at = 0; at < kinds && !failed; at++) left[at] = as_int32(PyList_GET_ITEM(given[0], at), &failed);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(given[2]) && !failed; at++) {
        Py_ssize_t kind = as_int32(PyList_GET_ITEM(given[2], at), &failed) - first;
        if (kind >= 0 && kind < kinds) left[kind]--;
    }
    PyObject *made = failed ? NULL : listed(left, kinds);
    PyMem_Free(left);
    return made;
}

/* ---- rows of observations ---- */

/* How a part is taken from its field: as in encoding.py. */
enum { ONE, ALL_ENTRIES, BY_SEAT, OWN_ROW, TALLY, HOW_MANY, HOW_MANY_BY_SEAT };
enum { FORM, SOURCE, IS_CODE, PLACE, WIDTH, LENGTH, LOW, SHIFT, KINDS, FIELD_WIDTH, KIND, FIELDS };
enum { SLOTS, COUNTS, PILE }; /* a field's kind: what "how many" counts */

typedef struct {
    int64_t is[FIELDS];
    int32_t *seen; /* for each looker what a code is to it; NULL where codes name no seats */
} Column;

typedef struct {
    PyObject_HEAD
    Py_ssize_t seats, tables, count, declared, widths[2];
    Py_buffer out[2]; /* amounts, codes */
    Column *columns;
    PyObject **last; /* of each table the values that were written last: to fetch those of the next table in time */
} Writer;

static void writer_dealloc(Writer *self) {
    for (Py_ssize_t at = 0; self->columns && at < self->count; at++) PyMem_Free(self->columns[at].seen);
    PyMem_Free(self->columns);
    for (Py_ssize_t at = 0; self->last && at < self->tables; at++) Py_XDECREF(self->last[at]);
    PyMem_Free(self->last);
    for (int kind = 0; kind < 2; kind++) {
        if (self->out[kind].obj) PyBuffer_Release(&self->out[kind]);
    }
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static int read_column(Writer *self, Column *column, PyObject *told) {
    PyObject *numbers, *seen;
    if (!PyArg_ParseTuple(told, "O!O!", &PyTuple_Type, &numbers, &PyList_Type, &seen)) return -1;
    if (PyTuple_GET_SIZE(numbers) != FIELDS) return PyErr_SetString(PyExc_ValueError, "a column of another length"), -1;
    int failed = 0;
    for (int at = 0; at < FIELDS; at++) column->is[at] = as_int32(PyTuple_GET_ITEM(numbers, at), &failed);
    if (failed) return -1;
    int64_t *is = column->is;
    int64_t width = self->widths[is[IS_CODE] != 0];
    Py_ssize_t known = PyList_GET_SIZE(seen);
    if (is[PLACE] < 0 || is[LENGTH] < 0 || is[PLACE] + is[LENGTH] > width || is[SOURCE] < 0 || is[WIDTH] < 0 || is[FIELD_WIDTH] < 0
        || is[WIDTH] * (is[FORM] == BY_SEAT ? self->seats : is[FORM] == OWN_ROW || is[FORM] == TALLY ? 1 : 0) > is[LENGTH]
        || (is[FORM] == HOW_MANY_BY_SEAT && self->seats > is[LENGTH]) || ((is[FORM] == ONE || is[FORM] == HOW_MANY) && is[LENGTH] < 1)
        || is[KINDS] < 0 || (known && known != self->seats * is[KINDS]))
        return PyErr_SetString(PyExc_ValueError, "a column does not fit its row"), -1;
    if (!known) return 0;
    column->seen = PyMem_Malloc(known * sizeof(int32_t));
    if (!column->seen) return PyErr_NoMemory(), -1;
    for (Py_ssize_t at = 0; at < known; at++) column->seen[at] = as_int32(PyList_GET_ITEM(seen, at), &failed);
    return failed ? -1 : 0;
}

static PyObject *writer_new(PyTypeObject *type, PyObject *given, PyObject *named) {
    PyObject *columns, *amounts, *codes;
    Py_ssize_t seats, tables, declared, amount_width, code_width;
    if (!PyArg_ParseTuple(given, "nnnO!OnOn", &seats, &tables, &declared, &PyList_Type, &columns, &amounts, &amount_width, &codes,
                          &code_width))
        return NULL;
    Writer *self = (Writer *)type->tp_alloc(type, 0);
    if (!self) return NULL;
    self->seats = seats, self->tables = tables, self->declared = declared;
    self->widths[0] = amount_width, self->widths[1] = code_width;
    self->count = PyList_GET_SIZE(columns);
    PyObject *buffers[2] = {amounts, codes};
    for (int kind = 0; kind < 2; kind++) {
        if (PyObject_GetBuffer(buffers[kind], &self->out[kind], PyBUF_CONTIG) < 0) goto failed;
        if (self->out[kind].len < (Py_ssize_t)sizeof(int32_t) * tables * self->widths[kind]) {
            PyErr_SetString(PyExc_ValueError, "the buffer is too short for so many rows");
            goto failed;
        }
    }
    self->columns = PyMem_Calloc(self->count + 1, sizeof(Column));
    self->last = PyMem_Calloc(tables + 1, sizeof(PyObject *));
    if (!self->columns || !self->last) {
        PyErr_NoMemory();
        goto failed;
    }
    for (Py_ssize_t at = 0; at < self->count; at++) {
        if (read_column(self, &self->columns[at], PyList_GET_ITEM(columns, at)) < 0) goto failed;
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

/* A number as a seat sees it. */
static inline int32_t seen_as(const Column *column, int32_t number, const int32_t *seen, int *failed) {
    if (!seen) return number - (int32_t)column->is[SHIFT];
    int64_t code = (int64_t)number - column->is[LOW];
    if (code < 0 || code >= column->is[KINDS]) {
        PyErr_Format(PyExc_IndexError, "%d is no code of this field", number);
        *failed = 1;
        return 0;
    }
    return seen[code];
}

/* Entries as a seat sees them; where the next go. */
static int32_t *write_entries(const Column *column, const int32_t *seen, PyObject **entries, Py_ssize_t count, int32_t *out, int *failed) {
    if (seen) {
        for (Py_ssize_t at = 0; at < count; at++) out[at] = seen_as(column, as_int32(entries[at], failed), seen, failed);
    } else {
        int32_t shift = (int32_t)column->is[SHIFT];
        for (Py_ssize_t at = 0; at < count; at++) out[at] = as_int32(entries[at], failed) - shift;
    }
    return out + count;
}

static int32_t how_many(const Column *column, PyObject **entries, Py_ssize_t count, int *failed) {
    if (column->is[KIND] == PILE) return (int32_t)count;
    int32_t many = 0;
    for (Py_ssize_t at = 0; at < count; at++) {
        int32_t entry = as_int32(entries[at], failed);
        many += column->is[KIND] == COUNTS ? entry : entry != 0;
    }
    return many;
}

/* What `Part.add` appends, written from `out` on. Rows of seats that are not there stay as they are: 0. */
static int write_part(const Writer *self, const Column *column, int32_t *out, PyObject *value, Py_ssize_t seat) {
    const int64_t *is = column->is;
    const int32_t *seen = column->seen ? column->seen + seat * is[KINDS] : NULL;
    int failed = 0;
    if (is[FORM] == ONE) {
        out[0] = seen_as(column, as_int32(value, &failed), seen, &failed);
        return failed;
    }
    if (!PyList_CheckExact(value)) return PyErr_SetString(PyExc_TypeError, "a field of many entries is a list"), 1;
    PyObject **entries = ((PyListObject *)value)->ob_item;
    Py_ssize_t count = PyList_GET_SIZE(value), own = seat * is[WIDTH], wide = is[FIELD_WIDTH];
    int is_short = is[FORM] == OWN_ROW ? count < own + is[WIDTH] : is[FORM] == HOW_MANY_BY_SEAT ? count < self->seats * wide : 0;
    if (is_short || ((is[FORM] == ALL_ENTRIES || is[FORM] == BY_SEAT) && count > is[LENGTH]))
        return PyErr_Format(PyExc_ValueError, "a field has %zd entries, another number than declared", count), 1;
    switch (is[FORM]) {
    case ALL_ENTRIES:
        own = 0;
        /* fall through */
    case BY_SEAT:
        if (own > count) own = count;
        out = write_entries(column, seen, entries + own, count - own, out, &failed);
        write_entries(column, seen, entries, own, out, &failed);
        break;
    case OWN_ROW:
        write_entries(column, seen, entries + own, is[WIDTH], out, &failed);
        break;
    case HOW_MANY:
        out[0] = how_many(column, entries, count, &failed);
        break;
    case HOW_MANY_BY_SEAT:
        for (Py_ssize_t step = 0; step < self->seats; step++)
            *out++ = how_many(column, entries + (seat + step) % self->seats * wide, wide, &failed);
        break;
    default:
        for (Py_ssize_t at = 0; at < is[WIDTH]; at++) out[at] = 0;
        for (Py_ssize_t at = 0; at < count && !failed; at++) {
            int32_t code = seen_as(column, as_int32(entries[at], &failed), seen, &failed);
            if (code < 0 || code >= is[WIDTH]) return PyErr_Format(PyExc_IndexError, "%d is no code of this field", code), 1;
            out[code]++;
        }
    }
    return failed;
}

/* The lists of a table that is shown soon: first that they are there at all, then, when it is the next one, their entries. The
   states of a thousand tables do not fit the caches of a processor, and waiting for them was a quarter of the time. */
static inline void fetch(const Writer *self, Py_ssize_t table, int entries) {
    if (table >= self->tables || !self->last[table]) return;
    PyObject *values = self->last[table];
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(values); at++) {
        PyObject *value = PyList_GET_ITEM(values, at);
        if (!entries) __builtin_prefetch(value, 1);
        else if (PyList_CheckExact(value)) __builtin_prefetch(((PyListObject *)value)->ob_item);
    }
}

static PyObject *writer_write(Writer *self, PyObject *const *given, Py_ssize_t many) {
    if (many != 4) return PyErr_Format(PyExc_TypeError, "write takes a table, a seat, values and what was worked out");
    Py_ssize_t table = PyLong_AsSsize_t(given[0]), seat = PyLong_AsSsize_t(given[1]);
    if (PyErr_Occurred()) return NULL;
    if (!PyList_CheckExact(given[2]) || !PyList_CheckExact(given[3]))
        return PyErr_Format(PyExc_TypeError, "values and what was worked out are lists");
    if (table < 0 || table >= self->tables || seat < 0 || seat >= self->seats)
        return PyErr_Format(PyExc_IndexError, "there is no seat %zd at a table %zd", seat, table);
    fetch(self, table + 2, 0);
    fetch(self, table + 1, 1);
    Py_XSETREF(self->last[table], Py_NewRef(given[2]));
    for (Py_ssize_t at = 0; at < self->count; at++) {
        const Column *column = &self->columns[at];
        PyObject *from = given[at < self->declared ? 2 : 3];
        if (column->is[SOURCE] >= PyList_GET_SIZE(from)) return PyErr_Format(PyExc_IndexError, "a field is missing");
        int kind = column->is[IS_CODE] != 0;
        int32_t *out = (int32_t *)self->out[kind].buf + table * self->widths[kind] + column->is[PLACE];
        if (write_part(self, column, out, PyList_GET_ITEM(from, column->is[SOURCE]), seat)) return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef writer_methods[] = {{"write", (PyCFunction)(void (*)(void))writer_write, METH_FASTCALL, NULL}, {NULL}};
static PyType_Slot writer_slots[] = {
    {Py_tp_new, writer_new}, {Py_tp_dealloc, writer_dealloc}, {Py_tp_methods, writer_methods}, {0, NULL}};
static PyType_Spec writer_spec = {"comptoir.kernel._swift.Writer", sizeof(Writer), 0, Py_TPFLAGS_DEFAULT, writer_slots};

/* ---- masks ---- */

typedef struct {
    PyObject_HEAD
    Py_ssize_t tables, actions;
    Py_buffer out;
} Marks;

static void marks_dealloc(Marks *self) {
    if (self->out.obj) PyBuffer_Release(&self->out);
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyObject *marks_new(PyTypeObject *type, PyObject *given, PyObject *named) {
    PyObject *out;
    Py_ssize_t tables, actions;
    if (!PyArg_ParseTuple(given, "nnO", &tables, &actions, &out)) return NULL;
    Marks *self = (Marks *)type->tp_alloc(type, 0);
    if (!self) return NULL;
    self->tables = tables, self->actions = actions;
    if (PyObject_GetBuffer(out, &self->out, PyBUF_CONTIG) < 0) return Py_DECREF(self), NULL;
    if (tables < 0 || actions < 0 || self->out.len < tables * actions)
        return Py_DECREF(self), PyErr_Format(PyExc_ValueError, "the buffer is too short for so many masks");
    return (PyObject *)self;
}

static PyObject *marks_mark(Marks *self, PyObject *const *given, Py_ssize_t many) {
    if (many != 2 || !PyList_CheckExact(given[1])) return PyErr_Format(PyExc_TypeError, "mark takes a table and a list");
    Py_ssize_t table = PyLong_AsSsize_t(given[0]);
    if (table < 0 || table >= self->tables) return PyErr_Format(PyExc_IndexError, "there is no table %zd", table);
    char *row = (char *)self->out.buf + table * self->actions;
    memset(row, 0, self->actions);
    int failed = 0;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(given[1]); at++) {
        int32_t action = as_int32(PyList_GET_ITEM(given[1], at), &failed);
        if (failed) return NULL;
        if (action < 0 || action >= self->actions) return PyErr_Format(PyExc_IndexError, "%d is no action", action);
        row[action] = 1;
    }
    Py_RETURN_NONE;
}

static PyObject *marks_allows(Marks *self, PyObject *const *given, Py_ssize_t many) {
    if (many != 2) return PyErr_Format(PyExc_TypeError, "allows takes a table and an action");
    Py_ssize_t table = PyLong_AsSsize_t(given[0]), action = PyLong_AsSsize_t(given[1]);
    if (PyErr_Occurred()) return NULL;
    if (table < 0 || table >= self->tables) return PyErr_Format(PyExc_IndexError, "there is no table %zd", table);
    return PyBool_FromLong(action >= 0 && action < self->actions && ((char *)self->out.buf)[table * self->actions + action]);
}

static PyMethodDef marks_methods[] = {
    {"mark", (PyCFunction)(void (*)(void))marks_mark, METH_FASTCALL, NULL},
    {"allows", (PyCFunction)(void (*)(void))marks_allows, METH_FASTCALL, NULL},
    {NULL},
};
static PyType_Slot marks_slots[] = {
    {Py_tp_new, marks_new}, {Py_tp_dealloc, marks_dealloc}, {Py_tp_methods, marks_methods}, {0, NULL}};
static PyType_Spec marks_spec = {"comptoir.kernel._swift.Marks", sizeof(Marks), 0, Py_TPFLAGS_DEFAULT, marks_slots};

/* ---- the module ---- */

static int add_type(PyObject *module, PyType_Spec *spec, const char *name) {
    PyObject *type = PyType_FromModuleAndSpec(module, spec, NULL);
    int failed = !type || PyModule_AddObjectRef(module, name, type) < 0;
    Py_XDECREF(type);
    return failed;
}

static int fill(PyObject *module) {
    find_small();
    return add_type(module, &writer_spec, "Writer") || add_type(module, &marks_spec, "Marks") ? -1 : 0;
}

static PyMethodDef functions[] = {
    {"members", members, METH_O, NULL},
    {"size_of", size_of, METH_O, NULL},
    {"member", (PyCFunction)(void (*)(void))member, METH_FASTCALL, NULL},
    {"sums", (PyCFunction)(void (*)(void))sums, METH_FASTCALL, NULL},
    {"take", (PyCFunction)(void (*)(void))take, METH_FASTCALL, NULL},
    {"left_of", (PyCFunction)(void (*)(void))left_of, METH_FASTCALL, NULL},
    {"left_of_pieces", (PyCFunction)(void (*)(void))left_of_pieces, METH_FASTCALL, NULL},
    {NULL},
};
static PyModuleDef_Slot slots[] = {{Py_mod_exec, fill}, {0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_swift", NULL, 0, functions, slots};

PyMODINIT_FUNC PyInit__swift(void) { return PyModuleDef_Init(&definition); }
