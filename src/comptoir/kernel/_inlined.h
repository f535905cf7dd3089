/* Read before all that mypyc wrote: these small functions of its runtime are to be put where they are called. Entries of lists are
   reached for everywhere, and by gcc's own measure a function not called `inline` is too long for that. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct _object PyObject;

extern inline PyObject *CPyList_GetItem(PyObject *list, size_t index);
extern inline PyObject *CPyList_GetItemInt64(PyObject *list, int64_t index);
extern inline PyObject *CPyList_GetItemInt64Borrow(PyObject *list, int64_t index);
extern inline bool CPyList_SetItem(PyObject *list, size_t index, PyObject *value);
extern inline bool CPyList_SetItemInt64(PyObject *list, int64_t index, PyObject *value);
extern inline size_t CPyTagged_FromInt64(int64_t value);
